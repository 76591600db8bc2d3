# O que o núcleo diz de qualquer jogo, e por que uma partida recusa um comando (`refused-` e o código).
reason-not-asked = não é isso que se pergunta agora: { $point }
reason-nobody = ninguém tem nada a decidir agora
refused-stale-ply = Tarde demais: a partida já avançou.
refused-not-your-turn = Não é a sua vez.
refused-game-over = O jogo terminou.
refused-no-such-seat = Não existe esse lugar nesta mesa.
refused-no-such-ply = A partida não tem esse momento.
refused-no-chance = Não há resultado de sorte a informar agora.
refused-wrong-seed = Esta semente não é a que foi comprometida.
refused-nothing-to-undo = Nada foi escolhido ainda.
refused-chance-came = Houve dados ou compras desde a sua última escolha, então ela vale.
refused-other-moved = Outra pessoa já escolheu depois, então ela vale.
refused-secret-seen = A sua escolha mostrou a alguém algo escondido, então ela vale.

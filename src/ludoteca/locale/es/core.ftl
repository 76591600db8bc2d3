# Lo que el núcleo dice de cualquier juego, y por qué una partida rechaza una orden (`refused-` y el código).
reason-not-asked = eso no es lo que se pregunta ahora: { $point }
reason-nobody = nadie tiene nada que decidir ahora
refused-stale-ply = Demasiado tarde: la partida ya ha avanzado.
refused-not-your-turn = No es tu turno.
refused-game-over = El juego ha terminado.
refused-no-such-seat = No existe ese sitio en esta mesa.
refused-no-such-ply = La partida no tiene ese momento.
refused-no-chance = Ahora no hay ningún resultado de azar que introducir.
refused-wrong-seed = Esta semilla no es la que se comprometió.
refused-nothing-to-undo = Todavía no se ha elegido nada.
refused-chance-came = Ha habido dados o robos desde tu última elección, así que vale.
refused-other-moved = Otra persona ha elegido después, así que vale.
refused-secret-seen = Tu elección ha mostrado a alguien algo oculto, así que vale.

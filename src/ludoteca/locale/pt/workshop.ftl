# Decks and content packs of one's own.
web-pack-missing = Falta este valor
web-pack-number = Deve ser um número inteiro, não { $value }
web-pack-range = Deve ir de { $least } a { $most }, não { $value }
web-pack-text = Deve ser um texto, não { $value }
web-pack-among = Deve ser um destes: { $among }; não { $value }
web-pack-multiple = Deve ser múltiplo de { $of }, não { $value }
web-pack-dice = Devem ser dados como { $such }, não { $value }
web-pack-operation = Deve ser uma operação como { $such }, não { $value }. Existem { $among }
web-pack-bonus = Não existe o bônus { $value }
web-pack-cards = Devem ser { $wanted } cartas, não { $count }
web-pack-key = Esta chave não é conhecida aqui; existem { $among }
web-pack-toml = O arquivo não é TOML: { $why }
web-pack-numbers = Devem ser { $wanted } números, não { $count }

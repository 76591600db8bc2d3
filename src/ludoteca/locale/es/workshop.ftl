# Decks and content packs of one's own.
web-pack-missing = Falta este valor
web-pack-number = Debe ser un número entero, no { $value }
web-pack-range = Debe ir de { $least } a { $most }, no { $value }
web-pack-text = Debe ser un texto, no { $value }
web-pack-among = Debe ser uno de estos: { $among }; no { $value }
web-pack-multiple = Debe ser múltiplo de { $of }, no { $value }
web-pack-dice = Deben ser dados como { $such }, no { $value }
web-pack-operation = Debe ser una operación como { $such }, no { $value }. Existen { $among }
web-pack-bonus = No existe el bono { $value }
web-pack-cards = Deben ser { $wanted } cartas, no { $count }
web-pack-key = Esta clave no se conoce aquí; existen { $among }
web-pack-toml = El archivo no es TOML: { $why }
web-pack-numbers = Deben ser { $wanted } números, no { $count }

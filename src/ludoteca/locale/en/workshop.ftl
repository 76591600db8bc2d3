# Decks and content packs of one's own.
web-pack-missing = This value is missing
web-pack-number = Must be a whole number, not { $value }
web-pack-range = Must be from { $least } to { $most }, not { $value }
web-pack-text = Must be a text, not { $value }
web-pack-among = Must be one of { $among }, not { $value }
web-pack-multiple = Must be a multiple of { $of }, not { $value }
web-pack-dice = Must be dice such as { $such }, not { $value }
web-pack-operation = Must be an operation such as { $such }, not { $value }. There are { $among }
web-pack-bonus = There is no bonus { $value }
web-pack-cards = Must be { $wanted } cards, not { $count }
web-pack-key = This key is not known here; there are { $among }
web-pack-toml = The file is not TOML: { $why }
web-pack-numbers = Must be { $wanted } numbers, not { $count }

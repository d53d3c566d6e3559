import { atom } from "jotai"

import { askRules } from "#services/fieldRules.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"

const fieldRulesAtom = queryAtom(() => askRules, { isPublic: true })

const noRules = { patterns: {} }

/** The patterns fields are checked by; the product's own while the server's are not known. */
export const knownRulesAtom = atom((get) => Remote.getOrElse(get(fieldRulesAtom), () => noRules))

import { atom } from "jotai"

import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { Backend } from "#services/Backend.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"

const fieldRulesAtom = queryAtom(() => Backend.read(fieldRules, {}), { isPublic: true })

const noRules = { patterns: {} }

/** The patterns of the field rules; the product's own until the server's are loaded. */
export const knownRulesAtom = atom((get) => Remote.getOrElse(get(fieldRulesAtom), () => noRules))

import { fieldRules } from "#gateway/calls/fieldRules.ts"

import { Backend } from "./Backend.ts"

/** Asks for the patterns fields are checked by. */
export const askRules = Backend.use(({ read }) => read(fieldRules, {}))

import { Option } from "effect"

import * as Access from "#domain/Access.ts"

import type { Entry } from "./Menu.ts"
import * as Pages from "./Pages.ts"

export const opensForGuests = ({ id, path = "" }: Entry): boolean =>
  id !== "affiliate" && Access.judge(Pages.ruleOf(path), Option.none())._tag === "Allowed"

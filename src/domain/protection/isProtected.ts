import { Option } from "effect"

import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"
import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

export const isProtected = (
  whitelabel: Pick<Whitelabel, "modules"> | undefined,
  session: Option.Option<Session>,
): boolean =>
  whitelabel !== undefined &&
  isOn(whitelabel, "RGLIMIT3") &&
  Option.exists(session, ({ type }) => !MemberType.isTrial(type))

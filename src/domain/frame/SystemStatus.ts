import { Schema } from "effect"

import { Flag, list, requiredName, text, withFallback } from "#domain/Lenient.ts"

import { Resource } from "./Resource.ts"

/** `path` is encrypted, and its last 8 characters are the key (spec §3). */
export const CustomerService = Schema.Struct({ title: requiredName, path: Schema.String })
export type CustomerService = typeof CustomerService.Type

export const MobileTemplate = Schema.Struct({
  mem_cen: withFallback(Flag, false),
  dep_func: withFallback(Flag, false),
})

/** Lists and records of this response are required (gateway §1). */
export const SystemStatus = Schema.Struct({
  info: Schema.Struct({
    customerService: list(CustomerService),
    domainRoute: list(Schema.String),
    mobileTemplate: MobileTemplate,
    paths: Schema.Record(Schema.String, Schema.Unknown),
    register: Schema.Record(Schema.String, Schema.Unknown),
    resources: list(Resource),
    whitelabel: Schema.Struct({ modules: list(Schema.String) }),
    mainDomain: text,
    imageCDNs: list(Schema.String),
  }),
  location: Schema.Struct({ ip: text }),
  // Without a flag the gateway refuses each call that it must refuse.
  maintenance: withFallback(Flag, false),
  regionRestriction: withFallback(Flag, false),
})
export type SystemStatus = typeof SystemStatus.Type

/** 0 opens the app, 1 the page of blocking or maintenance, 2 the region page (spec §2 "Error gate"). */
export type Code = 0 | 1 | 2

export const codeOf = (flags: Pick<SystemStatus, "maintenance" | "regionRestriction">): Code => {
  if (flags.maintenance) return 1
  return flags.regionRestriction ? 2 : 0
}

/** Both flags together mean a blocked address (open point 67). */
export const isAddressBlocked = (flags: Pick<SystemStatus, "maintenance" | "regionRestriction">): boolean =>
  flags.maintenance && flags.regionRestriction

export const CachedStatus = Schema.Struct({
  ...SystemStatus.fields,
  code: Schema.optionalKey(Schema.Literals([0, 1, 2])),
})

import { Schema } from "effect"

import { Flag, listOrNone, orElse, text } from "./Lenient.ts"
import { Resource } from "./Resource.ts"

/** A way to reach people; `path` is encrypted, its last 8 characters are the key (spec §3). */
export const CustomerService = Schema.Struct({ title: Schema.String, path: Schema.String })
export type CustomerService = typeof CustomerService.Type

/** Which version of the member centre and of the deposit detail is shown (spec §4 "Template"). */
export const MobileTemplate = Schema.Struct({ mem_cen: orElse(Flag, false), dep_func: orElse(Flag, false) })

/** The status answer, spec §3 "Status response". Every part may be missing. */
export const SystemStatus = Schema.Struct({
  info: orElse(
    Schema.Struct({
      customerService: listOrNone(CustomerService),
      domainRoute: listOrNone(Schema.String),
      mobileTemplate: orElse(MobileTemplate, { mem_cen: false, dep_func: false }),
      paths: orElse(Schema.Record(Schema.String, Schema.Unknown), {}),
      register: orElse(Schema.Record(Schema.String, Schema.Unknown), {}),
      resources: listOrNone(Resource),
      whitelabel: orElse(Schema.Struct({ modules: listOrNone(Schema.String) }), { modules: [] }),
      mainDomain: text,
      imageCDNs: listOrNone(Schema.String),
    }),
    {
      customerService: [],
      domainRoute: [],
      mobileTemplate: { mem_cen: false, dep_func: false },
      paths: {},
      register: {},
      resources: [],
      whitelabel: { modules: [] },
      mainDomain: "",
      imageCDNs: [],
    },
  ),
  location: orElse(Schema.Struct({ ip: text }), { ip: "" }),
  maintenance: Flag,
  regionRestriction: Flag,
})
export type SystemStatus = typeof SystemStatus.Type

/** 0 the app, 1 the blocked or maintenance page, 2 the region page (spec §2 "Error gate"). */
export type Code = 0 | 1 | 2

/** The number of a pair of flags; maintenance wins over region restriction. */
export const codeOf = (flags: Pick<SystemStatus, "maintenance" | "regionRestriction">): Code => {
  if (flags.maintenance) return 1
  return flags.regionRestriction ? 2 : 0
}

/** Why status 1 is shown: region restriction on top of maintenance is a blocked address (decision 67). */
export const isAddressBlocked = (flags: Pick<SystemStatus, "maintenance" | "regionRestriction">): boolean =>
  flags.maintenance && flags.regionRestriction

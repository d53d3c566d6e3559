import { Schema } from "effect"

import { Affiliate, AffiliateLinks } from "#domain/agent/AffiliateLink.ts"
import * as Call from "#gateway/Call.ts"

export const affiliate = Call.plainRead({
  path: "/wps/agent/affiliate",
  output: Affiliate,
})

export const registerAffiliate = Call.change("POST", {
  path: "/wps/relay/MCS2_wpsRegAff",
  input: Call.Nothing,
  output: AffiliateLinks,
})

export const affiliateLinks = Call.plainRead({
  path: "/wps/relay/MCS2_wpsViewAffUrls",
  output: AffiliateLinks,
})

export const createAffiliateLink = Call.change("POST", {
  path: "/wps/relay/MCS2_wpsCreateAffUrl",
  input: Schema.Struct({ title: Schema.String, rebates: Schema.Record(Schema.String, Schema.Finite) }),
  output: AffiliateLinks,
})

export const deleteAffiliateLink = Call.change("DELETE", {
  path: "/wps/relay/MCS2_wpsDeleteAffUrl",
  input: Schema.Struct({ urlId: Schema.String }),
  output: AffiliateLinks,
})

import { Schema } from "effect"

/** A configured address, by type: IOS, MOBILECONFIG, Android, LINE, TASK … (spec §3). */
export const Resource = Schema.Struct({ resourceType: Schema.String, url: Schema.String })
export type Resource = typeof Resource.Type

/** The address of a type, or `undefined` when missing or empty. */
export const urlOf = (resources: ReadonlyArray<Resource>, type: string): string | undefined =>
  resources.find(({ resourceType, url }) => resourceType === type && url !== "")?.url

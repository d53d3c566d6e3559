import { Schema } from "effect"

export const Resource = Schema.Struct({ resourceType: Schema.String, url: Schema.String })
export type Resource = typeof Resource.Type

export const urlOf = (resources: ReadonlyArray<Resource>, type: string): string | undefined =>
  resources.find(({ resourceType, url }) => resourceType === type && url !== "")?.url

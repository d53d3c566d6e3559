import { Schema } from "effect"

/** What a simulated gateway keeps: its private key (PKCS#8, base64), from which the public one is made, and its state by key. */
export const GatewayData = Schema.Struct({
  privateKey: Schema.String,
  state: Schema.Record(Schema.String, Schema.String),
})
export type GatewayData = typeof GatewayData.Type

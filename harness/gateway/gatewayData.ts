import { Schema } from "effect"

/** The stored data of a simulated gateway: its private key (PKCS#8, base64) and its state by key. The public key follows from the private one. */
export const GatewayData = Schema.Struct({
  privateKey: Schema.String,
  state: Schema.Record(Schema.String, Schema.String),
})
export type GatewayData = typeof GatewayData.Type

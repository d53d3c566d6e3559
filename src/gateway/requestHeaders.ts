import { gatewayPlatform, type Language } from "#config/product.ts"

export interface Sender {
  readonly token: string
  readonly merchant: string
  readonly language: Language
}

export const requestHeaders = (
  { token, merchant, language }: Sender,
  requestId: string,
): Readonly<Record<string, string>> => ({
  ...(token === "" ? {} : { Authorization: token }),
  Merchant: merchant,
  Language: language,
  Platform: String(gatewayPlatform.MOBILE),
  "X-Request-Id": requestId,
})

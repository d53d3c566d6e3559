/** These features load scripts from other hosts, which the content security policy must allow. */
export const policyFeatures = ["geetest", "google", "sms"] as const
export type PolicyFeature = (typeof policyFeatures)[number]

/** An operator sets these values without a new build: `npm run configure` writes them into the element `#deployment`. */
export interface Deployment {
  // An empty text means the page's origin.
  readonly gateway: string
  // If the gateway sends no response, a read tries these origins one after the other.
  readonly fallbacks: ReadonlyArray<string>
  readonly policyFeatures: ReadonlyArray<PolicyFeature>
  // Applies if neither test mode nor the host sets a merchant (open point 65).
  readonly merchant: string
  readonly merchantByHost: Readonly<Record<string, string>>
  readonly telemetry: TelemetrySettings
}

export interface TelemetrySettings {
  // A path or a URL, to which the app appends `/v1/logs`. An empty text disables telemetry.
  readonly address: string
  // The share of visits, from 0 to 1, that report calls as well as errors.
  readonly sampleRate: number
}

export const defaultDeployment: Deployment = {
  gateway: "",
  fallbacks: [],
  policyFeatures: [],
  merchant: "lantern",
  merchantByHost: { "m.goldlantern.example": "goldlantern" },
  telemetry: { address: "", sampleRate: 0.1 },
}

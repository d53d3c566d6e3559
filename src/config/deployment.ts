/** Features that load code from other hosts: human verification, login by Google, codes by SMS. */
export const policyFeatures = ["geetest", "google", "sms"] as const
export type PolicyFeature = (typeof policyFeatures)[number]

/**
 * What an operator sets for a deployment, without a new build. The page has it as JSON in the element
 * `#deployment`; `npm run configure` writes it there.
 */
export interface Deployment {
  /** The gateway's origin; empty for the page's own. */
  readonly gateway: string
  /** The origins that get a read in turn when the gateway sends no response. */
  readonly fallbacks: ReadonlyArray<string>
  /** The features whose hosts the content security policy allows. */
  readonly policyFeatures: ReadonlyArray<PolicyFeature>
  /** The merchant when neither test mode nor the host sets one (decision 65). */
  readonly merchant: string
  /** Hosts with a fixed merchant (spec §1). */
  readonly merchantByHost: Readonly<Record<string, string>>
  readonly telemetry: TelemetrySettings
}

/** Where the app reports errors and durations, and how much. */
export interface TelemetrySettings {
  /** An address before `/v1/logs`: a path of the page's origin, or another one's; empty for no telemetry. */
  readonly address: string
  /** The share of the visits that report more than errors, from 0 to 1. */
  readonly sampleRate: number
}

/** The deployment until `npm run configure` writes another one. */
export const defaultDeployment: Deployment = {
  gateway: "",
  fallbacks: [],
  policyFeatures: [],
  merchant: "lantern",
  merchantByHost: { "m.goldlantern.example": "goldlantern" },
  telemetry: { address: "", sampleRate: 0.1 },
}

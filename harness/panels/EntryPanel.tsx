import { registerFields } from "#fixtures/data/entry/registerFields.ts"
import * as Fixture from "#fixtures/settings.ts"

import { Group, Many, plainOptions } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FieldChoices, FieldNumber, FieldPick, FieldToggle, titled } from "./fields.tsx"

const codes = titled(Fixture.smsOutcomes, {
  ok: "Sent",
  slow: "Sent after 12 s",
  expired: "Expired at once",
  skewed: "Server's clock is an hour off",
})

const humanOutcomes = titled(Fixture.humanOutcomes, {
  solve: "Can be solved",
  refused: "Solved, but not believed",
  unavailable: "Does not load",
})

const firebases = titled(Fixture.firebaseOutcomes, {
  ok: "Works",
  expired: "Codes expired at once",
  tooMany: "Too many requests",
  disabled: "Players are disabled",
  network: "Cannot be reached",
  blocked: "Windows are blocked",
  noSdk: "Its code does not load",
})

const Accounts = () => (
  <Group title="Accounts">
    <FieldToggle
      field="captchaAlways"
      label="Captcha at every login"
      hint="Otherwise after three wrong logins"
    />
    <FieldToggle field="firstTimeLogin" label="First login" hint="Forces a password change" />
    <FieldToggle
      field="sessionOnRegister"
      label="Registering logs in"
      hint="Otherwise the login form shows the name"
    />
    <FieldPick
      field="siteAccountType"
      label="Accounts that may log in"
      options={plainOptions(["member", "agent", "both"] as const)}
    />
    <FieldNumber field="age" label="Age of consent" />
  </Group>
)

const parts = ["shown", "required", "broken pattern"] as const

const RegisterFields = () => {
  const harness = useHarness()
  const { registerFields: changed, brokenPatterns } = harness.scenario().settings
  const set = (name: string, chosen: ReadonlyArray<(typeof parts)[number]>): void => {
    const rule = { enabled: chosen.includes("shown"), required: chosen.includes("required") }
    const others = brokenPatterns.filter((each) => each !== name)
    void harness.configure({
      registerFields: { ...changed, [name]: rule },
      brokenPatterns: chosen.includes("broken pattern") ? [...others, name] : others,
    })
  }
  return (
    <Group title="Fields of registration" note="The server's setting of each.">
      {Object.entries(registerFields).map(([name, standard]) => {
        const { enabled, required } = changed[name] ?? standard
        const holds = { shown: enabled, required, "broken pattern": brokenPatterns.includes(name) }
        return (
          <Many
            key={name}
            label={name}
            options={plainOptions(parts)}
            chosen={parts.filter((part) => holds[part])}
            onChange={(chosen) => set(name, chosen)}
          />
        )
      })}
    </Group>
  )
}

/** Settings for registration and login. */
export const EntryPanel = () => (
  <>
    <Group title="SMS codes" note="The right code is 123456.">
      <FieldChoices field="sms" label="SMS codes" options={codes} />
    </Group>
    <Group title="Human verification" note="Slide to the gap and press Check.">
      <FieldChoices field="humanCheck" label="Human verification" options={humanOutcomes} />
    </Group>
    <Group title="Firebase" note="When initialised, Facebook and Google show by their modules.">
      <FieldToggle field="firebase" label="Firebase is initialised" />
      <FieldToggle field="firebaseSms" label="SMS codes by Firebase" hint="Where it is initialised" />
      <FieldChoices field="firebaseOutcome" label="Firebase" options={firebases} />
    </Group>
    <Accounts />
    <RegisterFields />
  </>
)

import { registerFields } from "#fixtures/data/entry/registerFields.ts"
import * as Fixture from "#fixtures/settings.ts"

import { Choices, Group, Many, Pick, plainOptions, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

type Settings = Fixture.Settings

const codes: Readonly<Record<Settings["sms"], string>> = {
  ok: "Sent",
  slow: "Sent after 12 s",
  refused: "Refused",
  expired: "Expired at once",
  skewed: "Server's clock is an hour off",
}
const proofs: Readonly<Record<Settings["humanCheck"], string>> = {
  solve: "Can be solved",
  refused: "Solved, but not believed",
  unavailable: "Does not load",
}
const firebases: Readonly<Record<Settings["firebaseOutcome"], string>> = {
  ok: "Works",
  expired: "Codes expired at once",
  tooMany: "Too many requests",
  disabled: "Players are disabled",
  network: "Cannot be reached",
  blocked: "Windows are blocked",
  noSdk: "Its code does not load",
}

const flags = [
  { name: "captchaAlways", label: "Captcha at every login", hint: "Otherwise after three wrong logins" },
  { name: "firstTimeLogin", label: "First login", hint: "Forces a password change" },
  {
    name: "sessionOnRegister",
    label: "Registering logs in",
    hint: "Otherwise the login form shows the name",
  },
] as const

const isDefault = (name: keyof Settings, settings: Settings): boolean => !(name in Fixture.changes(settings))

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

const Outcomes = () => {
  const harness = useHarness()
  const { settings } = harness.scenario()
  return (
    <>
      <Group title="SMS codes" note="The right code is 123456.">
        <Choices
          label="SMS codes"
          options={Fixture.smsOutcomes.map((value) => ({ value, label: codes[value] }))}
          value={settings.sms}
          onChange={(sms) => void harness.configure({ sms })}
        />
      </Group>
      <Group title="Human verification" note="Slide to the gap and press Check.">
        <Choices
          label="Human verification"
          options={Fixture.humanOutcomes.map((value) => ({ value, label: proofs[value] }))}
          value={settings.humanCheck}
          onChange={(humanCheck) => void harness.configure({ humanCheck })}
        />
      </Group>
    </>
  )
}

const Firebase = () => {
  const harness = useHarness()
  const { settings } = harness.scenario()
  return (
    <Group title="Firebase" note="When initialised, Facebook and Google show by their modules.">
      <Toggle
        label="Firebase is initialised"
        checked={settings.firebase}
        changed={!isDefault("firebase", settings)}
        onChange={(firebase) => void harness.configure({ firebase })}
      />
      <Toggle
        label="SMS codes by Firebase"
        hint="Where it is initialised"
        checked={settings.firebaseSms}
        changed={!isDefault("firebaseSms", settings)}
        onChange={(firebaseSms) => void harness.configure({ firebaseSms })}
      />
      <Choices
        label="Firebase"
        options={Fixture.firebaseOutcomes.map((value) => ({ value, label: firebases[value] }))}
        value={settings.firebaseOutcome}
        onChange={(firebaseOutcome) => void harness.configure({ firebaseOutcome })}
      />
    </Group>
  )
}

/** Settings for registration and login. */
export const EntryPanel = () => {
  const harness = useHarness()
  const { settings } = harness.scenario()
  return (
    <>
      <Outcomes />
      <Firebase />
      <Group title="Accounts">
        {flags.map(({ name, label, hint }) => (
          <Toggle
            key={name}
            label={label}
            hint={hint}
            checked={settings[name]}
            changed={!isDefault(name, settings)}
            onChange={(on) => void harness.configure({ [name]: on })}
          />
        ))}
        <Pick
          label="Accounts that may log in"
          changed={!isDefault("siteAccountType", settings)}
          options={plainOptions(["member", "agent", "both"] as const)}
          value={settings.siteAccountType}
          onChange={(siteAccountType) => void harness.configure({ siteAccountType })}
        />
        <WholeNumber
          label="Age of consent"
          changed={!isDefault("age", settings)}
          value={settings.age}
          onChange={(age) => void harness.configure({ age: age ?? Fixture.defaults.age })}
        />
      </Group>
      <RegisterFields />
    </>
  )
}

import * as Fixture from "#fixtures/settings.ts"

import { ApplyChoice } from "../dock/ApplyChoice.tsx"
import { Choices, Group, Many, Pick, plainOptions, Text, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

type Settings = Fixture.Settings

/** Lists of optional content. Those that end in `Off` contain what is disabled. */
const lists = [
  { name: "templates", label: "Templates switched on", all: Fixture.templateNames, holds: "present" },
  { name: "resourcesOff", label: "Links of the status", all: Fixture.resourceTypes, holds: "absent" },
  { name: "linksOff", label: "Links of the merchant", all: Fixture.linkNames, holds: "absent" },
  { name: "promosOff", label: "Promotions", all: Fixture.promoNames, holds: "absent" },
] as const

const flags = [
  { name: "appWindow", label: "App window", hint: "The download icon and popup" },
  { name: "firebase", label: "Firebase settings", hint: undefined },
  { name: "signupBonus", label: "Bonus for new members", hint: undefined },
  { name: "noNickname", label: "No nickname", hint: "The account's name replaces it" },
] as const

const counts = [
  { name: "unreadInbox", label: "Unread inbox messages" },
  { name: "unreadChat", label: "Unread chat messages" },
  { name: "unreadNotices", label: "Unread announcements" },
] as const

const contracts = ["dailysalreqtype", "divtypecompperiodreq", "contracthoursalreq"] as const

const wholes: Readonly<Record<Settings["scale"], string>> = {
  empty: "Empty",
  few: "Few",
  hundreds: "Hundreds",
  thousands: "Thousands",
}

const rains: Readonly<Record<Fixture.RainState, string>> = {
  scheduled: "By the clock",
  none: "None",
  coming: "Coming",
  running: "Running",
  received: "Packets received",
  over: "Over",
}

const protections: Readonly<Record<Fixture.ProtectionState, string>> = {
  none: "None",
  nearlyUsed: "Limit nearly used",
  pendingRaise: "Pending raise",
  raiseToConfirm: "Raise to confirm",
  limitRequired: "Limit required",
  checkDue: "Reality check due",
  checkRequired: "Reality check required",
  onBreak: "On a break",
  excluded: "Excluded",
  sessionEnded: "Session ended",
}

const without = <A extends string>(all: ReadonlyArray<A>, gone: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.filter((each) => !gone.includes(each))

const isDefault = (name: keyof Settings, settings: Settings): boolean => !(name in Fixture.changes(settings))

/** One setting, validated like settings from outside. */
const only = (name: keyof Settings, value: unknown): Partial<Settings> => ({
  [name]: Fixture.read({ [name]: value }).settings[name],
})

const Presence = () => {
  const harness = useHarness()
  const { settings } = harness.scenario()
  return (
    <Group
      title="Present or absent"
      note="Templates and links of the status restart the app, or apply quietly."
    >
      <ApplyChoice />
      {lists.map(({ name, label, all, holds }) => {
        const held: ReadonlyArray<string> = settings[name]
        const present = holds === "present" ? held : without<string>(all, held)
        return (
          <Many
            key={name}
            label={label}
            options={plainOptions<string>(all)}
            chosen={present}
            onChange={(chosen) => {
              const remaining = holds === "present" ? chosen : without<string>(all, chosen)
              void harness.configure(only(name, remaining))
            }}
          />
        )
      })}
      {flags.map(({ name, label, hint }) => (
        <Toggle
          key={name}
          label={label}
          hint={hint}
          checked={settings[name]}
          changed={!isDefault(name, settings)}
          onChange={(on) => void harness.configure(only(name, on))}
        />
      ))}
    </Group>
  )
}

const Member = () => {
  const harness = useHarness()
  const { settings } = harness.scenario()
  const labels = settings.memberLabels
  return (
    <Group title="Member">
      <Toggle
        label="Label nochat"
        hint="Hides customer service"
        checked={labels.includes("nochat")}
        changed={labels.includes("nochat")}
        onChange={(on) => {
          const others = labels.filter((label) => label !== "nochat")
          void harness.configure({ memberLabels: on ? [...others, "nochat"] : others })
        }}
      />
      <Text
        label="All labels"
        placeholder="none"
        changed={labels.length > 0}
        value={labels.join(" ")}
        onChange={(text) =>
          void harness.configure({ memberLabels: text.split(/\s+/).filter((label) => label !== "") })
        }
      />
      <Pick
        label="Club label"
        changed={!isDefault("clubLabel", settings)}
        options={plainOptions(["AUTO", "MANUAL", "none"] as const)}
        value={settings.clubLabel}
        onChange={(clubLabel) => void harness.configure({ clubLabel })}
      />
      {contracts.map((name) => (
        <Toggle
          key={name}
          label={name}
          hint="A contract waits for an answer"
          checked={settings.contracts[name] !== ""}
          changed={settings.contracts[name] !== ""}
          onChange={(on) =>
            void harness.configure({ contracts: { ...settings.contracts, [name]: on ? "1" : "" } })
          }
        />
      ))}
      {counts.map(({ name, label }) => (
        <WholeNumber
          key={name}
          label={label}
          placeholder="the persona's"
          changed={settings[name] !== null}
          value={settings[name]}
          onChange={(count) => void harness.configure(only(name, count))}
        />
      ))}
    </Group>
  )
}

export const ContentPanel = () => {
  const harness = useHarness()
  const { settings } = harness.scenario()
  return (
    <>
      <Group title="Scale of lists">
        <Choices
          label="Scale"
          options={Fixture.scales.map((value) => ({ value, label: wholes[value] }))}
          value={settings.scale}
          onChange={(scale) => void harness.configure({ scale })}
        />
      </Group>
      <Group title="Red packet rain">
        <Choices
          label="Red packet rain"
          options={Fixture.rainStates.map((value) => ({ value, label: rains[value] }))}
          value={settings.redRain}
          onChange={(redRain) => void harness.configure({ redRain })}
        />
      </Group>
      <Group
        title="Player protection"
        note="For an account that has set none itself. Needs the module RGLIMIT3."
      >
        <Choices
          label="Player protection"
          options={Fixture.protectionStates.map((value) => ({ value, label: protections[value] }))}
          value={settings.protection}
          onChange={(protection) => void harness.configure({ protection })}
        />
      </Group>
      <Presence />
      <Member />
    </>
  )
}

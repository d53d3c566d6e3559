import * as Fixture from "#fixtures/settings.ts"

import { ApplyChoice } from "../dock/ApplyChoice.tsx"
import { Group, plainOptions, Text, Toggle } from "../dock/controls.tsx"
import { FieldChoices, FieldList, FieldNumber, FieldPick, FieldToggle, titled, useField } from "./fields.tsx"

const contracts = ["dailysalreqtype", "divtypecompperiodreq", "contracthoursalreq"] as const

const Scales = () => (
  <>
    <Group title="Scale of lists">
      <FieldChoices field="scale" label="Scale" options={titled(Fixture.scales)} />
    </Group>
    <Group
      title="Red packet rain"
      note="Scheduled follows the clock. Received is a running one with packets."
    >
      <FieldChoices field="redRain" label="Red packet rain" options={titled(Fixture.rainStates)} />
    </Group>
    <Group
      title="Player protection"
      note="For an account that has set none itself. Needs the module RGLIMIT3."
    >
      <FieldChoices field="protection" label="Player protection" options={titled(Fixture.protectionStates)} />
    </Group>
  </>
)

const Presence = () => (
  <Group
    title="Present or absent"
    note="Templates and links of the status restart the app, or apply quietly."
  >
    <ApplyChoice />
    <FieldList
      field="templates"
      label="Templates switched on"
      options={plainOptions(Fixture.templateNames)}
    />
    <FieldList
      field="resourcesOff"
      label="Links of the status"
      options={plainOptions(Fixture.resourceTypes)}
    />
    <FieldList field="linksOff" label="Links of the merchant" options={plainOptions(Fixture.linkNames)} />
    <FieldList field="promosOff" label="Promotions" options={plainOptions(Fixture.promoNames)} />
    <FieldToggle field="appWindow" label="App window" hint="The download icon and popup" />
    <FieldToggle field="firebase" label="Firebase settings" />
    <FieldToggle field="signupBonus" label="Bonus for new members" />
    <FieldToggle field="noNickname" label="No nickname" hint="The account's name replaces it" />
  </Group>
)

const Labels = () => {
  const { value: labels, set, changed } = useField("memberLabels")
  const hasNoChat = labels.includes("nochat")
  return (
    <>
      <Toggle
        label="Label nochat"
        hint="Hides customer service"
        checked={hasNoChat}
        changed={hasNoChat}
        onChange={(on) => set([...labels.filter((label) => label !== "nochat"), ...(on ? ["nochat"] : [])])}
      />
      <Text
        label="All labels"
        placeholder="none"
        changed={changed}
        value={labels.join(" ")}
        onChange={(text) => set(text.split(/\s+/).filter((label) => label !== ""))}
      />
    </>
  )
}

const Contracts = () => {
  const { value, set } = useField("contracts")
  return contracts.map((name) => (
    <Toggle
      key={name}
      label={name}
      hint="A contract waits for an answer"
      checked={value[name] !== ""}
      changed={value[name] !== ""}
      onChange={(on) => set({ ...value, [name]: on ? "1" : "" })}
    />
  ))
}

export const ContentPanel = () => (
  <>
    <Scales />
    <Presence />
    <Group title="Member">
      <Labels />
      <FieldPick
        field="clubLabel"
        label="Club label"
        options={plainOptions(["AUTO", "MANUAL", "none"] as const)}
      />
      <Contracts />
      <FieldNumber field="unreadInbox" label="Unread inbox messages" placeholder="the persona's" />
      <FieldNumber field="unreadChat" label="Unread chat messages" placeholder="the persona's" />
      <FieldNumber field="unreadNotices" label="Unread announcements" placeholder="the persona's" />
    </Group>
  </>
)

import type { StoryDefault } from "@ladle/react"

import { gateAtom } from "#atoms/system/gate.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { GatePage } from "./GatePage.tsx"

export default { title: "Frame / Error gate" } satisfies StoryDefault

const ip = "203.0.113.24"

export const Maintenance = storiesOf(<GatePage reason="maintenance" ip={ip} />)({
  settings: { status: "maintenance" },
})

export const Blocked = storiesOf(<GatePage reason="blocked" ip={ip} />)({ settings: { status: "both" } })

export const Region = storiesOf(<GatePage reason="region" ip={ip} />)({ settings: { status: "region" } })

export const Down = storiesOf(<GatePage reason="down" ip="" />)({ settings: { status: "unreachable" } })

export const WithoutAddress = storiesOf(<GatePage reason="maintenance" ip="" />)({
  settings: { status: "maintenance" },
})

export const LongAddress = storiesOf(
  <GatePage reason="blocked" ip="2001:0db8:85a3:0000:0000:8a2e:0370:7334%eth0" />,
)({ settings: { status: "both" } })

export const Requesting = storiesOf(<GatePage reason="down" ip="" />)({
  unanswered: ["/wps/system/status"],
  before: (store) => store.set(gateAtom, { _tag: "Asked" }),
})

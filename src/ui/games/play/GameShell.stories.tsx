import type { Story, StoryDefault } from "@ladle/react"

import { Balance } from "#ui/frame/header/Balance.tsx"
import { longText, nothing } from "#ladle/samples.tsx"

import { GameShell, type GameShellProps } from "./GameShell.tsx"

const game = `data:text/html,${encodeURIComponent(
  `<!doctype html><html lang="en"><title>A game</title><body style="margin:0;background:linear-gradient(160deg,#14304a,#3b0f3f);height:100vh"></body></html>`,
)}`

const balance = <Balance view={{ state: "shown", currency: "₱", amount: 12480.5 }} onRefresh={nothing} />

export default {
  title: "Components / Games / Game shell",
  args: {
    name: "Golden Koi",
    url: game,
    balance,
    clock: "4:05",
    net: undefined,
    state: "ready",
    onReady: nothing,
    onClose: nothing,
    onOpenPage: nothing,
    onLobby: nothing,
  },
} satisfies StoryDefault<Partial<GameShellProps>>

const Template: Story<GameShellProps> = (args) => <GameShell {...args} />

export const Loading = Template.bind({})
Loading.args = { state: "loading", clock: "0:02" }

export const Ready = Template.bind({})

export const Gained = Template.bind({})
Gained.args = { net: "+₱ 1,250.00" }

export const Lost = Template.bind({})
Lost.args = { net: "-₱ 80.00" }

export const Stuck = Template.bind({})
Stuck.args = { state: "stuck", clock: "0:15" }

const strip = (
  <div className="padded">
    <p>14:05 · 1:02:03</p>
  </div>
)

export const WithStrip = Template.bind({})
WithStrip.args = { strip, clock: undefined, net: "+₱ 1,250.00" }

export const Covered = Template.bind({})
Covered.args = { covered: true }

export const LongText = Template.bind({})
LongText.args = {
  name: longText,
  clock: "12:04:05",
  net: "-₱ 123,456,789.00",
  balance: <Balance view={{ state: "shown", currency: "₱", amount: 123456789 }} onRefresh={nothing} />,
}

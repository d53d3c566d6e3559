import type { Story, StoryDefault } from "@ladle/react"

import { MenuIcon, type MenuIconName } from "./MenuIcon.tsx"

export default { title: "Components / Frame / Menu icon" } satisfies StoryDefault

const shown: Readonly<Record<MenuIconName, true>> = {
  account: true,
  deposit: true,
  withdraw: true,
  bets: true,
  records: true,
  profit: true,
  reward: true,
  vip: true,
  security: true,
  download: true,
  mall: true,
  task: true,
  mission: true,
  agent: true,
  affiliate: true,
  chat: true,
  messages: true,
  announcements: true,
  feedback: true,
  line: true,
  history: true,
}

export const All: Story = () => (
  <ul className="columns">
    {(Object.keys(shown) as ReadonlyArray<MenuIconName>).map((name) => (
      <li key={name} className="rows">
        <MenuIcon name={name} />
        {name}
      </li>
    ))}
  </ul>
)

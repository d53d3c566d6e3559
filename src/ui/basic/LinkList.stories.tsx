import type { Story, StoryDefault } from "@ladle/react"
import { KeyRound, Settings } from "lucide-react"

import { longText, nothing, padded } from "../../../.ladle/samples.tsx"
import { LinkList } from "./LinkList.tsx"

export default { title: "ui / basic / LinkList", decorators: [padded] } satisfies StoryDefault

const password = { label: "Change password", Icon: KeyRound, href: "#password", onPress: nothing }
const settings = { label: "Settings", Icon: Settings, href: "#settings" }

export const One: Story = () => <LinkList links={[password]} />

export const Many: Story = () => <LinkList links={[password, settings]} />

export const LongText: Story = () => <LinkList links={[{ ...password, label: longText }, settings]} />

import type { Story, StoryDefault } from "@ladle/react"

import { Page } from "./Page.tsx"

export default { title: "Components / Frame / Page" } satisfies StoryDefault

const text = <p>The lantern festival opens tonight.</p>

export const Normal: Story = () => <Page>{text}</Page>

export const Wide: Story = () => <Page wide>{text}</Page>

export const AboveHomeBar: Story = () => <Page safe>{text}</Page>

export const Close: Story = () => <Page bottom={32}>{text}</Page>

export const Roomy: Story = () => <Page bottom={64}>{text}</Page>

export const Covering: Story = () => <Page covering>{text}</Page>

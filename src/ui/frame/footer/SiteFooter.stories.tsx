import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { SiteFooter, type SiteFooterProps } from "./SiteFooter.tsx"

export default {
  title: "Components / Frame / Site footer",
  args: {
    language: "EN",
    languages: [
      { value: "EN", label: "English" },
      { value: "TY", label: "Tagalog" },
    ],
    onLanguage: nothing,
    theme: { dark: true, onChange: nothing },
    age: 21,
    payments: ["Reef Pay", "Island Bank", "Kite Wallet", "QR"].map((label) => ({ key: label, label })),
    social: [
      { network: "youtube", label: "YouTube", href: "https://youtube.example/" },
      { network: "instagram", label: "Instagram", href: "https://instagram.example/" },
      { network: "facebook", label: "Facebook", href: "https://facebook.example/" },
      { network: "twitter", label: "Twitter", href: "https://twitter.example/" },
      { network: "tiktok", label: "TikTok", href: "https://tiktok.example/" },
      { network: "telegram", label: "Telegram", href: "https://telegram.example/" },
    ],
    copyright: "© 2026 Lantern Lobby",
    legal: [],
  },
} satisfies StoryDefault<Partial<SiteFooterProps>>

const Template: Story<SiteFooterProps> = (args) => <SiteFooter {...args} />

export const Everything = Template.bind({})

export const Bare = Template.bind({})
Bare.args = { payments: [], social: [] }

export const Legal = Template.bind({})
Legal.args = {
  licence: { text: "Licensed by the Island Gaming Board, LB-2041", url: "https://board.example/LB-2041" },
  legal: ["Lantern Lobby is a name of Lantern Games Ltd., 12 Quay Street.", "Company number 0042-118."],
}

export const LongText = Template.bind({})
LongText.args = {
  copyright: longText,
  legal: [longText],
  licence: { text: longText, url: "" },
  payments: [{ key: "1", label: longText }],
}

import type { Story, StoryDefault } from "@ladle/react"

import { HtmlText, type HtmlTextProps } from "./HtmlText.tsx"

export default { title: "Components / Basic / HTML text" } satisfies StoryDefault

const Template: Story<HtmlTextProps> = (args) => <HtmlText {...args} />

export const Filled = Template.bind({})
Filled.args = {
  html: "<p>Twice the <b>lanterns</b> tonight.</p><ul><li>From six</li><li>Until ten</li></ul>",
}

export const Hostile = Template.bind({})
Hostile.args = {
  html: '<p onclick="alert(1)">Only words</p><script>alert(1)</script><img src="x" onerror="alert(1)">',
}

export const LongWord = Template.bind({})
LongWord.args = { html: `<p>${"lantern".repeat(40)}</p>` }

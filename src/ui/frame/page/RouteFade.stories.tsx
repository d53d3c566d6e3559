import type { Story, StoryDefault } from "@ladle/react"
import { useState } from "react"

import { padded } from "#ladle/samples.tsx"

import { Button } from "#ui/button/Button.tsx"
import { RouteFade, type RouteFadeProps } from "./RouteFade.tsx"

export default { title: "Components / Frame / Route fade", decorators: [padded] } satisfies StoryDefault

const Template: Story<Pick<RouteFadeProps, "ready">> = (args) => {
  const [page, setPage] = useState(1)
  return (
    <>
      <Button onPress={() => setPage(page + 1)}>Go on</Button>
      <RouteFade {...args} routeKey={String(page)}>
        <p className="padded">Page {page}</p>
      </RouteFade>
    </>
  )
}

export const Fading = Template.bind({})

export const WithoutFeatures = Template.bind({})
WithoutFeatures.args = { ready: false }

import type { StoryDefault } from "@ladle/react"
import type { ReactNode } from "react"

import { ReducedMotion } from "../basic/useMedia.ts"
import { PacketRain } from "./PacketRain.tsx"

export default { title: "ui / promo / PacketRain" } satisfies StoryDefault

const Box = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ position: "relative", zIndex: 0, height: "4rem" }}>{children}</div>
)

export const Falling = () => (
  <Box>
    <PacketRain />
  </Box>
)

export const ReducedMotionChosen = () => (
  <ReducedMotion value={true}>
    <Box>
      <PacketRain />
    </Box>
  </ReducedMotion>
)

import { useMemo } from "react"

import { classes } from "#ui/basic/classes.ts"

import { dense, qrCodeOf } from "./qrCode.ts"
import styles from "./QrPicture.module.css"

export interface QrPictureProps {
  readonly label: string
  readonly text: string
}

// Black on white in every theme, so that cameras can read the code.
export const QrPicture = ({ label, text }: QrPictureProps) => {
  const { data, size } = useMemo(() => qrCodeOf(text), [text])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg
      className={classes(styles["code"], size > dense && styles["dense"])}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}

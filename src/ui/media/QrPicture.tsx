import { useMemo } from "react"
import { encode } from "uqr"

import { classes } from "#ui/basic/classes.ts"

import styles from "./QrPicture.module.css"

export interface QrPictureProps {
  readonly label: string
  readonly text: string
}

// The width of the light border that cameras need, in modules of the QR code.
const quietZone = 4

// A code with more modules gets less error correction and more width, so that its modules stay large enough for a camera.
const dense = 64

// Black on white in every theme, so that cameras can read the code.
export const QrPicture = ({ label, text }: QrPictureProps) => {
  const { data, size } = useMemo(() => {
    const usual = encode(text, { ecc: "M", border: quietZone })
    return usual.size <= dense ? usual : encode(text, { ecc: "L", border: quietZone })
  }, [text])
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

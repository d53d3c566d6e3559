import { useMemo } from "react"
import { encode } from "uqr"

import styles from "./QrPicture.module.css"

export interface QrPictureProps {
  /** Accessible name of the picture. */
  readonly label: string
  /** The encoded text. */
  readonly text: string
}

/** Width of the light border, in modules. Cameras need it. */
const quiet = 4

/** A QR code, black on white in every theme so that cameras can read it. */
export const QrPicture = ({ label, text }: QrPictureProps) => {
  const { data, size } = useMemo(() => encode(text, { ecc: "M", border: quiet }), [text])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg className={styles["code"]} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}

import { useMemo } from "react"
import { encode } from "uqr"

import styles from "./QrPicture.module.css"

export interface QrPictureProps {
  /** What the picture is for, for who cannot see it. */
  readonly label: string
  /** What a camera reads in it. */
  readonly text: string
}

/** Light around the code, in modules: cameras need it. */
const quiet = 4

/** A QR code. It is black on white in every theme, as cameras read it. */
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

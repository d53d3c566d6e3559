import styles from "./QrPicture.module.css"

export interface QrPictureProps {
  /** What the picture is for, for who cannot see it. */
  readonly label: string
  /** True where it is dark. */
  readonly modules: ReadonlyArray<ReadonlyArray<boolean>>
}

/** Light around the code, in modules: cameras need it. */
const quiet = 4

/** A QR code. It is black on white in every theme, as cameras read it. */
export const QrPicture = ({ label, modules }: QrPictureProps) => {
  const side = modules.length + 2 * quiet
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
    .join("")
  return (
    <svg className={styles["code"]} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}

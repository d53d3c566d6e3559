import { ImageOff } from "lucide-react"
import { type ReactNode, useEffect, useRef, useState } from "react"

import { classes } from "./classes.ts"
import { whenNear } from "./nearView.ts"
import styles from "./Picture.module.css"
import { Skeleton } from "./Skeleton.tsx"

export interface PictureProps {
  /** No address shows the drawn default. */
  readonly src: string | undefined
  /** Tried when `src` breaks, before the drawn default (decision 139). */
  readonly spareSrc?: string | undefined
  readonly alt: string
  /** Width over height of the reserved box. */
  readonly ratio: number
  /** On the first screen: asked for at once, first of all. */
  readonly eager?: boolean | undefined
  /** Its place is drawn already by what it stands in: no skeleton. */
  readonly bare?: boolean | undefined
  /** Drawn when there is no picture. */
  readonly fallback?: ReactNode | undefined
  readonly className?: string | undefined
}

type Loading = { readonly src: string; readonly state: "loaded" | "broken" }

/** The address to show: the first of them that is not known to be broken. */
const firstWhole = (sources: ReadonlyArray<string | undefined>, broken: ReadonlyArray<string>) =>
  sources.find((source) => source !== undefined && source !== "" && !broken.includes(source))

const useNear = (eager: boolean) => {
  const box = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(eager)
  useEffect(() => {
    if (near || box.current === null) return undefined
    return whenNear(box.current, () => setNear(true))
  }, [near])
  return { box, near: near || eager }
}

const useSources = (sources: ReadonlyArray<string | undefined>) => {
  const [seen, setSeen] = useState<ReadonlyArray<Loading>>([])
  const broken = seen.filter(({ state }) => state === "broken").map(({ src }) => src)
  const src = firstWhole(sources, broken)
  return {
    src,
    loaded: seen.some((known) => known.src === src && known.state === "loaded"),
    tell: (known: Loading) => setSeen((before) => [...before.filter((old) => old.src !== known.src), known]),
  }
}

interface ArtProps extends Pick<PictureProps, "alt"> {
  readonly src: string
  readonly eager: boolean
  readonly loaded: boolean
  readonly tell: (known: Loading) => void
}

const Art = ({ src, alt, eager, loaded, tell }: ArtProps) => (
  <img
    className={classes(styles["image"], (eager || loaded) && styles["loaded"])}
    src={src}
    alt={alt}
    decoding={eager ? "sync" : "async"}
    fetchPriority={eager ? "high" : "auto"}
    draggable={false}
    onLoad={() => tell({ src, state: "loaded" })}
    onError={() => tell({ src, state: "broken" })}
  />
)

/** A picture in a box that is there before it: skeleton until loaded, a drawn default when it cannot be had. */
export const Picture = (props: PictureProps) => {
  const { src, spareSrc, alt, ratio, eager = false, bare = false, fallback, className } = props
  const { box, near } = useNear(eager)
  const { src: shown, loaded, tell } = useSources([src, spareSrc])
  const named = shown === undefined && alt !== "" ? { role: "img", "aria-label": alt } : {}
  return (
    <span
      ref={box}
      className={classes(styles["box"], className)}
      style={{ paddingTop: `${100 / ratio}%` }}
      {...named}
    >
      {shown === undefined ? (
        <span className={styles["default"]} aria-hidden>
          {fallback ?? <ImageOff />}
        </span>
      ) : (
        near && (
          <>
            {!loaded && !bare && <Skeleton className={styles["fill"]} />}
            <Art key={shown} src={shown} alt={alt} eager={eager} loaded={loaded} tell={tell} />
          </>
        )
      )}
    </span>
  )
}

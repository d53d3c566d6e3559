import { ImageOff } from "lucide-react"
import { type ReactNode, useEffect, useRef, useState } from "react"

import { classes } from "#ui/basic/classes.ts"
import { whenNear } from "./nearView.ts"
import styles from "./Picture.module.css"
import { Skeleton } from "#ui/state/Skeleton.tsx"

export interface PictureProps {
  /** If undefined, the default picture shows. */
  readonly src: string | undefined
  /** Used when `src` fails, before the default picture (open point 139). */
  readonly spareSrc?: string | undefined
  readonly alt: string
  /** The reserved box's width divided by its height. */
  readonly ratio: number
  /** True for a picture on the first screen: the browser requests the picture at once, with high priority. */
  readonly eager?: boolean | undefined
  /** Renders no skeleton, because the container shows a placeholder. */
  readonly bare?: boolean | undefined
  readonly fallback?: ReactNode | undefined
  /** Called when the picture or the default picture shows. */
  readonly onShown?: (() => void) | undefined
  readonly className?: string | undefined
}

type Loading = { readonly src: string; readonly state: "loaded" | "broken" }

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
    onKnown: (known: Loading) =>
      setSeen((before) => [...before.filter((old) => old.src !== known.src), known]),
  }
}

interface ArtProps extends Pick<PictureProps, "alt"> {
  readonly src: string
  readonly eager: boolean
  readonly loaded: boolean
  readonly onKnown: (known: Loading) => void
}

const Art = ({ src, alt, eager, loaded, onKnown }: ArtProps) => (
  <img
    className={classes(styles["image"], (eager || loaded) && styles["loaded"])}
    src={src}
    alt={alt}
    decoding={eager ? "sync" : "async"}
    fetchPriority={eager ? "high" : "auto"}
    draggable={false}
    onLoad={() => onKnown({ src, state: "loaded" })}
    onError={() => onKnown({ src, state: "broken" })}
  />
)

export const Picture = (props: PictureProps) => {
  const { src, spareSrc, alt, ratio, eager = false, bare = false, fallback, onShown, className } = props
  const { box, near } = useNear(eager)
  const { src: shown, loaded, onKnown } = useSources([src, spareSrc])
  const isShown = loaded || shown === undefined
  useEffect(() => {
    if (isShown) onShown?.()
  }, [isShown, onShown])
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
            <Art key={shown} src={shown} alt={alt} eager={eager} loaded={loaded} onKnown={onKnown} />
          </>
        )
      )}
    </span>
  )
}

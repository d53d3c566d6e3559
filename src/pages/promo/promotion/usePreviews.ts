import { useEffect, useMemo } from "react"

export interface Preview {
  readonly file: File
  /** The blob URL of the preview. */
  readonly url: string
}

export const usePreviews = (files: ReadonlyArray<File>): ReadonlyArray<Preview> => {
  const known = useMemo(() => new Map<File, string>(), [])
  const previews = files.map((file) => {
    const url = known.get(file) ?? URL.createObjectURL(file)
    known.set(file, url)
    return { file, url }
  })
  useEffect(() => {
    for (const [file, url] of known) {
      if (files.includes(file)) continue
      URL.revokeObjectURL(url)
      known.delete(file)
    }
  }, [files, known])
  useEffect(
    () => () => {
      for (const url of known.values()) URL.revokeObjectURL(url)
      known.clear()
    },
    [known],
  )
  return previews
}

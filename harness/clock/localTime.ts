const written = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2})[-:](\d{2})[-:](\d{2})$/

const two = (value: number): string => String(value).padStart(2, "0")

/** A local date and time to the second, for links: `2026-11-26T23-59-50`. */
export const textOf = (epoch: number): string => {
  const date = new Date(epoch)
  const day = [String(date.getFullYear()).padStart(4, "0"), two(date.getMonth() + 1), two(date.getDate())]
  return `${day.join("-")}T${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join("-")}`
}

/** Epoch milliseconds of a text in the format of `textOf`; undefined for another format or a time that does not exist. */
export const epochOf = (text: string): number | undefined => {
  const [, ...parts] = written.exec(text) ?? []
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  const epoch = new Date(year, month - 1, day, hour, minute, second).getTime()
  return parts.length === 6 && textOf(epoch) === text.replace(" ", "T").replaceAll(":", "-")
    ? epoch
    : undefined
}

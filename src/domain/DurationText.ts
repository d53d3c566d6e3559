/** Formats whole seconds as `4:05`, `1:02:03` or `2d 1:02:03`. */
export const format = (seconds: number): string => {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  const two = (part: number): string => String(part).padStart(2, "0")
  const day = days > 0 ? `${days}d ` : ""
  return days + hours > 0
    ? `${day}${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

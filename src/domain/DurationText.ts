export const parts = (seconds: number): { readonly days: number; readonly clock: string } => {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  const two = (part: number): string => String(part).padStart(2, "0")
  const clock =
    days + hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return { days, clock }
}

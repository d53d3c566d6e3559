import { useRef } from "react"
import { useLocation, useSearch } from "wouter"

/** The parameter of the address that names the open entry of a list. */
const parameter = "id"

const written = (path: string, query: URLSearchParams): string => {
  const text = query.toString()
  return text === "" ? path : `${path}?${text}`
}

/** Which entry of a list is open. It stands in the address, so that a step back closes it and a reload keeps it open. */
export const useOpened = () => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const isOpenedHere = useRef(false)
  const addressOf = (id: string | undefined): string => {
    const query = new URLSearchParams(search)
    if (id === undefined) query.delete(parameter)
    else query.set(parameter, id)
    return written(path, query)
  }
  return {
    id: new URLSearchParams(search).get(parameter) ?? undefined,
    /** Link props of an entry: the address at which it is open, and who takes the press. */
    link: (id: string) => ({
      href: addressOf(id),
      onPress: () => {
        isOpenedHere.current = true
        navigate(addressOf(id))
      },
    }),
    /** Back to the list: a step in the history, or in its place for one that was opened by its address. */
    close: () => {
      if (isOpenedHere.current) window.history.back()
      else navigate(addressOf(undefined), { replace: true })
    },
  }
}

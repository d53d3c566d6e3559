import { isAgent } from "#domain/MemberType.ts"
import { isolated } from "#domain/Name.ts"
import type { Session } from "#domain/Session.ts"

export const isSameAccount = (one: Session, other: Session): boolean => {
  const key = one.id === "" || other.id === "" ? "userName" : "id"
  return (
    one.merchantCode === other.merchantCode &&
    one[key] !== "" &&
    one[key] === other[key] &&
    isAgent(one.type) === isAgent(other.type)
  )
}

export const namesOf = (current: Session, other: Session) => {
  const addition = current.merchantCode === other.merchantCode ? "id" : "merchantCode"
  const nameOf = (session: Session): string =>
    current.userName !== other.userName || session[addition] === ""
      ? isolated(session.userName)
      : `${isolated(session.userName)} (${isolated(session[addition])})`
  return { current: nameOf(current), other: nameOf(other) }
}

/*
 * The VIP page, separate from the app. It reads what the app stores on this device (theme, language, and of a member
 * who opened it from the menu the club, the way to the next level and the currency), and sends no requests.
 */
;(function () {
  "use strict"

  /*
   * The levels from the lowest, each named as the club label that the gateway gives a member.
   *
   * Assumed: these five and their figures; the specification names none. Stakes and gifts are in the wallet's
   * currency, a rebate in percent of the stakes, withdrawals a day.
   */
  var levels = [
    { name: "Bronze", stake: 0, rebate: 0.2, gift: 88, withdrawals: 2 },
    { name: "Silver", stake: 20000, rebate: 0.3, gift: 188, withdrawals: 3 },
    { name: "Gold", stake: 200000, rebate: 0.5, gift: 888, withdrawals: 5 },
    { name: "Diamond", stake: 1000000, rebate: 0.7, gift: 2888, withdrawals: 10 },
    { name: "Crown", stake: 5000000, rebate: 0.8, gift: 8888, withdrawals: 20 },
  ]

  /** Blocked storage counts as empty. */
  function kept(area, key) {
    try {
      return window[area].getItem(key) || ""
    } catch (error) {
      return ""
    }
  }

  var texts = window.vipTexts
  var root = document.documentElement
  root.setAttribute("data-theme", kept("localStorage", "theme") === "light" ? "light" : "dark")
  var stored = kept("localStorage", "language")
  var language = Object.prototype.hasOwnProperty.call(texts, stored) ? stored : "EN"
  root.lang = texts[language].lang

  function text(key) {
    return texts[language][key]
  }

  /** The sign of the member's wallet; a peso sign for guests. */
  var currency = kept("sessionStorage", "CURRENCY_SYMBOL") || "₱"

  /** The app's format of money, with a no-break space. */
  function money(amount) {
    return currency + "\u00a0" + amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")
  }

  function put(parent, tag, className, content) {
    var element = document.createElement(tag)
    element.className = className
    element.textContent = content
    parent.appendChild(element)
    return element
  }

  function fact(list, name, value) {
    var row = put(list, "div", "fact", "")
    put(row, "dt", "name", text(name))
    put(row, "dd", "value", value)
  }

  /** The way to the next level, of a member whom the gateway names one: `{ next, staked, needed }`. */
  function storedWay() {
    try {
      return JSON.parse(kept("sessionStorage", "CLUB_PROGRESS"))
    } catch (error) {
      return null
    }
  }

  var way = storedWay()

  /** The stake that a level needs: for the next level the one that the gateway names. */
  function stakeOf(level) {
    return way && way.next === level.name ? way.needed : level.stake
  }

  function needOf(level) {
    var stake = stakeOf(level)
    return stake === 0 ? text("needNone") : text("needStake").replace("{amount}", money(stake))
  }

  /** Lights a crest, with one pip for each level up to this one. */
  function light(crest, index) {
    crest.setAttribute("class", "crest")
    Array.prototype.slice.call(crest.querySelectorAll(".pip"), 0, index + 1).forEach(function (pip) {
      pip.setAttribute("class", "pip lit")
    })
  }

  function drawLevel(list, index, isOwn) {
    var level = levels[index]
    var entry = put(list, "li", isOwn ? "card current" : "card", "")
    if (isOwn) entry.setAttribute("aria-current", "true")
    var head = put(entry, "div", "head", "")
    var crest = document.getElementById("crest").cloneNode(true)
    crest.removeAttribute("id")
    light(crest, index)
    head.appendChild(crest)
    var words = put(head, "div", "words", "")
    put(words, "h3", "club", level.name)
    if (isOwn) put(words, "p", "mark", text("own"))
    var facts = put(entry, "dl", "facts", "")
    fact(facts, "need", needOf(level))
    fact(facts, "rebate", level.rebate + "%")
    fact(facts, "gift", money(level.gift))
    fact(facts, "withdrawals", String(level.withdrawals))
    return entry
  }

  /** The levels as a row of cards. It starts at the own level; the focused row scrolls by the arrow keys. */
  function drawLevels(own) {
    var list = document.getElementById("levels")
    var cards = levels.map(function (level, index) {
      return drawLevel(list, index, index === own)
    })
    list.tabIndex = 0
    if (own > 0) list.scrollLeft = cards[own].offsetLeft - cards[0].offsetLeft
  }

  function show(id, content) {
    var element = document.getElementById(id)
    element.textContent = content
    element.hidden = false
  }

  /**
   * Why the page shows no level. The app stores the club when the menu opens this page: an opening by the address has
   * none, even of a member.
   */
  function reason() {
    if (kept("localStorage", "TOKEN") === "") return "unknown"
    var member = kept("sessionStorage", "CLUB_MEMBER")
    if (member === "failed") return "failed"
    return member === "loaded" ? "none" : "notFromMenu"
  }

  function drawWay() {
    var share = Math.min(1, way.staked / way.needed)
    var figures = money(way.staked) + " / " + money(way.needed)
    document.getElementById("way").hidden = false
    document.getElementById("done").style.width = share * 100 + "%"
    var bar = document.getElementById("bar")
    bar.setAttribute("aria-valuenow", String(Math.floor(share * 100)))
    bar.setAttribute("aria-valuetext", figures)
    show("figures", figures)
    var missing = text(share < 1 ? "missing" : "met")
    show("missing", missing.replace("{amount}", money(way.needed - way.staked)).replace("{level}", way.next))
  }

  /** A club that is no level of this page has a name, and a next level only if the gateway names one. */
  function drawOwn(club, index) {
    var enter = document.getElementById("enter")
    if (club === "") {
      var why = reason()
      if (why === "none") enter.hidden = true
      else if (why !== "unknown") {
        enter.href = "/m/member/home"
        enter.textContent = text("memberCentre")
      }
      return show("unknown", text(why))
    }
    enter.hidden = true
    document.getElementById("unknown").hidden = true
    light(document.getElementById("crest"), index)
    show("level", club)
    var next = way ? { name: way.next } : levels[index + 1]
    if (way || (index >= 0 && next))
      show("next", text("next").replace("{level}", next.name).replace("{need}", needOf(next)))
    else if (index >= 0) show("next", text("highest"))
    if (way) drawWay()
  }

  function fill() {
    document.querySelectorAll("[data-text]").forEach(function (element) {
      element.textContent = text(element.getAttribute("data-text"))
    })
    document.querySelectorAll("[data-label]").forEach(function (element) {
      element.setAttribute("aria-label", text(element.getAttribute("data-label")))
    })
    var club = kept("sessionStorage", "CLUB_LABEL")
    var index = levels
      .map(function (level) {
        return level.name.toLowerCase()
      })
      .indexOf(club.toLowerCase())
    drawOwn(club, index)
    drawLevels(index)
  }

  document.addEventListener("DOMContentLoaded", fill)
})()

import type { LucideIcon } from "lucide-react"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import Feather from "lucide-react/icons/feather"
import Menu from "lucide-react/icons/menu"
import MessageCircleMore from "lucide-react/icons/message-circle-more"
import Plus from "lucide-react/icons/plus"
import Search from "lucide-react/icons/search"
import X from "lucide-react/icons/x"
import { type IconLook, LineIcon } from "./LineIcon"

const icons = {
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  chat: MessageCircleMore,
  check: Check,
  chevronDown: ChevronDown,
  close: X,
  feather: Feather,
  menu: Menu,
  plus: Plus,
  search: Search,
} satisfies Record<string, LucideIcon>

/** An icon that several components use. An icon used by one component is imported there (`LineIcon`). */
export const Icon = ({ name, ...look }: IconLook & { name: keyof typeof icons }) => (
  <LineIcon icon={icons[name]} {...look} />
)

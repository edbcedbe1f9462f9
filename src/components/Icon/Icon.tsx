import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  Feather,
  type LucideIcon,
  Menu,
  MessageCircleMore,
  Plus,
  Search,
  X,
} from "lucide-react"
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

/** One of the icons that more than one part shows, or the frame. Others come with the one part that shows them (`LineIcon`). */
export const Icon = ({ name, ...look }: IconLook & { name: keyof typeof icons }) => (
  <LineIcon drawing={icons[name]} {...look} />
)

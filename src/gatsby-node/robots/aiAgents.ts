/** What an AI agent reads pages for: to train models, to answer questions, or because a person asked it to open a page. */
type Purpose = "training" | "answers" | "user"

/** An agent that obeys its own group of robots.txt. */
interface AiAgent {
  /** The name it looks for after `User-agent:`. */
  readonly name: string
  readonly operator: string
  readonly purpose: Purpose
  /** Where the purpose is described. */
  readonly source: string
}

const openAi = "https://developers.openai.com/docs/bots"
const anthropic = "https://support.claude.com/en/articles/8896518"
const meta = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers"
const amazon = "https://developer.amazon.com/amazonbot"
const perplexity = "https://docs.perplexity.ai/docs/resources/perplexity-crawlers"
/** For operators that describe their agents nowhere themselves. */
const cloudflare = "https://developers.cloudflare.com/ai-crawl-control/reference/bots/"

/** The agents of the larger operators, as of 27 November 2026. Ask the sources again every year. */
export const aiAgents: readonly AiAgent[] = [
  { name: "GPTBot", operator: "OpenAI", purpose: "training", source: openAi },
  { name: "OAI-SearchBot", operator: "OpenAI", purpose: "answers", source: openAi },
  { name: "ChatGPT-User", operator: "OpenAI", purpose: "user", source: openAi },
  { name: "ClaudeBot", operator: "Anthropic", purpose: "training", source: anthropic },
  { name: "Claude-SearchBot", operator: "Anthropic", purpose: "answers", source: anthropic },
  { name: "Claude-User", operator: "Anthropic", purpose: "user", source: anthropic },
  {
    // Not an agent of its own: with it a site tells Google what Gemini may learn from pages that Googlebot has read.
    name: "Google-Extended",
    operator: "Google",
    purpose: "training",
    source: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
  },
  {
    // The same for Applebot.
    name: "Applebot-Extended",
    operator: "Apple",
    purpose: "training",
    source: "https://support.apple.com/en-us/119829",
  },
  { name: "meta-externalagent", operator: "Meta", purpose: "training", source: meta },
  { name: "meta-webindexer", operator: "Meta", purpose: "answers", source: meta },
  { name: "meta-externalfetcher", operator: "Meta", purpose: "user", source: meta },
  { name: "Amazonbot", operator: "Amazon", purpose: "training", source: amazon },
  { name: "Amzn-SearchBot", operator: "Amazon", purpose: "answers", source: amazon },
  { name: "Amzn-User", operator: "Amazon", purpose: "user", source: amazon },
  { name: "PerplexityBot", operator: "Perplexity", purpose: "answers", source: perplexity },
  { name: "Perplexity-User", operator: "Perplexity", purpose: "user", source: perplexity },
  { name: "MistralAI-User", operator: "Mistral", purpose: "user", source: "https://docs.mistral.ai/robots" },
  {
    name: "DuckAssistBot",
    operator: "DuckDuckGo",
    purpose: "answers",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
  },
  { name: "CCBot", operator: "Common Crawl", purpose: "training", source: "https://commoncrawl.org/ccbot" },
  { name: "AI2Bot", operator: "Ai2", purpose: "training", source: "https://allenai.org/crawler" },
  { name: "Bytespider", operator: "ByteDance", purpose: "training", source: cloudflare },
]

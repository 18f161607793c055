import { useEffect, useRef, useState } from "react";

/** Delay between the last key and the suggestion, in milliseconds. */
const suggestionDelay = 600;

/** Tracks whether a text is being typed: from a key until `suggestionDelay` after it, or until the field loses focus. */
export function useIsTyping() {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isTyping,
    typed() {
      clearTimeout(timer.current);
      setIsTyping(true);
      timer.current = setTimeout(setIsTyping, suggestionDelay, false);
    },
    left() {
      clearTimeout(timer.current);
      setIsTyping(false);
    },
  };
}

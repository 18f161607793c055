/**
 * Settles as the task does, or rejects with a `TimeoutError` if that takes too long. The task itself goes on.
 * @param limit in milliseconds.
 */
export async function withTimeout<Value>(task: Promise<Value>, limit: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("This takes too long.", "TimeoutError")), limit);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

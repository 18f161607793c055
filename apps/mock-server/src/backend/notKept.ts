/** The store refused a change: nothing of it was kept, and the world is as it was. The message says why, to whoever runs the server. */
export class NotKept extends Error {
  /** Whether it goes by without anybody's help, as a file that another process is writing to: then it is worth trying again. */
  readonly passes: boolean;

  constructor(message: string, passes: boolean) {
    super(message);
    this.passes = passes;
  }
}

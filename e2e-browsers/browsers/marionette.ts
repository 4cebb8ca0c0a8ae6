import { connect, type Socket } from 'node:net';
import { Capabilities, error } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';
import { Session } from 'selenium-webdriver/lib/session.js';

/**
 * Firefox speaks WebDriver itself, but over a plain connection called Marionette; geckodriver only
 * puts HTTP around that, command by command. No package carries geckodriver in itself (they
 * download it), so this takes its place: it hands Selenium's commands to Firefox under the names
 * that Firefox has for them. A test that needs one more command needs one more line here.
 */
const commands: Record<string, string> = {
  newSession: 'WebDriver:NewSession',
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  goBack: 'WebDriver:Back',
  setWindowRect: 'WebDriver:SetWindowRect',
  executeScript: 'WebDriver:ExecuteScript',
  findElement: 'WebDriver:FindElement',
  findElements: 'WebDriver:FindElements',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  isElementDisplayed: 'WebDriver:IsElementDisplayed',
  getAccessibleName: 'WebDriver:GetComputedLabel',
  actions: 'WebDriver:PerformActions',
  clearActions: 'WebDriver:ReleaseActions',
};

/** The key under which WebDriver writes down the id of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Failure = { error: string; message: string };
type Answer = [type: 1, id: number, failure: Failure | null, result: unknown];

/** What Selenium needs to drive a Firefox that was started with --marionette. */
export class Marionette {
  private readonly open = new Map<number, (answer: Answer) => void>();
  private received: Buffer = Buffer.alloc(0);
  private count = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data) => this.read(data as Buffer));
    socket.on('close', () => {
      const failure = { error: 'unknown error', message: 'Firefox has ended' };
      for (const [id, resolve] of this.open) resolve([1, id, failure, null]);
    });
  }

  /** @param port what Firefox wrote into MarionetteActivePort of its profile */
  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Marionette(socket);
  }

  /** Carries out a command of Selenium; throws Firefox's own words when it fails. */
  async execute(command: Command): Promise<unknown> {
    const name = commands[command.getName()];
    if (!name) throw new Error(`Marionette: no line for the command ${command.getName()}`);
    const { sessionId, ...parameters } = command.getParameters() as Record<string, unknown>;
    const { id } = parameters;
    if (isElement(id)) parameters.id = id[elementKey];
    const result = await this.send(name, parameters);
    if (command.getName() !== 'newSession') return result;
    const session = result as { sessionId: string; capabilities: object };
    return new Session(session.sessionId, new Capabilities(session.capabilities));
  }

  disconnect() {
    this.socket.destroy();
  }

  private async send(name: string, parameters: Record<string, unknown>): Promise<unknown> {
    this.count += 1;
    const id = this.count;
    const message = JSON.stringify([0, id, name, parameters]);
    const answer = new Promise<Answer>((resolve) => this.open.set(id, resolve));
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , failure, result] = await answer;
    this.open.delete(id);
    if (failure) throw new error.WebDriverError(`${failure.error}: ${failure.message}`);
    return isObject(result) && 'value' in result ? result.value : result;
  }

  /** Messages come as their length in bytes, a colon, and JSON; they can arrive in pieces. */
  private read(data: Buffer) {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (colon < 0 || this.received.length < end) return;
      const message: unknown = JSON.parse(this.received.toString('utf8', colon + 1, end));
      this.received = this.received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.open.get(message[1])?.(message as Answer);
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isElement(value: unknown): value is { [elementKey]: string } {
  return isObject(value) && elementKey in value;
}

import { By, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';

export type Size = { name: string; width: number; height: number };
export const phone: Size = { name: 'phone', width: 390, height: 844 };
export const desktop: Size = { name: 'desktop', width: 1440, height: 900 };

/** Long enough for a busy computer; nothing that passes waits for it. */
const patience = 10_000;

/** A page of the site as a visitor uses it. Elements are named by CSS selectors. */
export class Page {
  constructor(
    readonly driver: WebDriver,
    readonly site: string,
    private readonly scripts: boolean,
  ) {}

  /** Makes the page's area that large: windows have borders, and some browsers resize late. */
  async resize({ width, height }: Size) {
    const area = () => this.run<[number, number]>('return [innerWidth, innerHeight]');
    const window = { x: 0, y: 0, width, height };
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await this.driver.manage().window().setRect(window);
      const [isWidth, isHeight] = await area();
      if (isWidth === width && isHeight === height) return;
      if (attempt % 4 === 3) {
        window.width += width - isWidth;
        window.height += height - isHeight;
      }
    }
    throw new Error(`The page is ${await area()} large, not ${[width, height]}`);
  }

  /** Loads an address of the site anew, and waits until its scripts have taken over. */
  async visit(route: string) {
    // From one #anchor to another would be no new document.
    await this.driver.get('about:blank');
    await this.driver.get(this.site + route);
    if (this.scripts) await this.has('html[data-ready]');
  }

  back() {
    return this.driver.navigate().back();
  }

  async press(key: keyof typeof Key) {
    await this.driver.actions().sendKeys(String(Key[key])).perform();
  }

  async type(selector: string, text: string) {
    await (await this.find(selector)).sendKeys(text);
  }

  /** Clicks the middle of an element, once it is there and has come to rest. */
  async click(selector: string) {
    const element = await this.find(selector);
    await this.seesElement(element, selector);
    // At once: the browser's own scrolling glides here, and the driver would click meanwhile.
    await this.run(
      'arguments[0].scrollIntoView({ block: "nearest", behavior: "instant" })',
      element,
    );
    await this.until(`${selector} can be clicked`, () => this.canBeHit(selector));
    await element.click();
  }

  /** Clicks a point of the window, in px from its upper left corner. */
  async clickAt(x: number, y: number) {
    await this.driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
  }

  async find(selector: string): Promise<WebElement> {
    await this.has(selector);
    return this.driver.findElement(By.css(selector));
  }

  async has(selector: string) {
    await this.until(
      `${selector} is in the page`,
      async () => (await this.all(selector)).length > 0,
    );
  }

  all(selector: string): Promise<WebElement[]> {
    return this.driver.findElements(By.css(selector));
  }

  async sees(selector: string) {
    await this.seesElement(await this.find(selector), selector);
  }

  async seesNo(selector: string) {
    await this.until(`${selector} is hidden`, async () => {
      const shown = await Promise.all((await this.all(selector)).map((it) => it.isDisplayed()));
      return !shown.includes(true);
    });
  }

  /** What assistive software calls it; without the capitals that only CSS gives it. */
  /** Firefox may know an element's name a moment later than the element. */
  async hasName(selector: string, name: string) {
    const element = await this.find(selector);
    await this.until(`${selector} is called "${name}"`, async () => {
      const actual = await element.getAccessibleName();
      return actual.toLowerCase() === name.toLowerCase();
    });
  }

  async isFocused(selector: string) {
    await this.until(`${selector} has the focus`, () => this.matchesFocus(selector));
  }

  /** Whether what has the focus is the element, or stands in it. */
  focusIsIn(selector: string) {
    return this.matchesFocus(`${selector}, ${selector} *`);
  }

  async isAt(route: string) {
    await this.until(`the address is ${route}`, async () => {
      return (await this.driver.getCurrentUrl()) === this.site + route;
    });
  }

  scrollTop(): Promise<number> {
    return this.run('return Math.round(scrollY)');
  }

  /** Place and size in the window, in px, once it and what it stands in have ceased to move. */
  async standsStill(selector: string): Promise<{ x: number; y: number; width: number }> {
    await this.until(`${selector} stands still`, () => {
      return this.run<boolean>(
        `for (let it = document.querySelector(arguments[0]); it; it = it.parentElement) {
          if (it.getAnimations().some(({ playState }) => playState === 'running')) return false;
        }
        return true;`,
        selector,
      );
    });
    return this.run(
      'return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()',
      selector,
    );
  }

  /** Runs a script of the test; that works also where the page's own scripts may not run. */
  run<T>(script: string, ...values: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(script, ...values);
  }

  async until(what: string, holds: () => Promise<boolean>) {
    await this.driver.wait(
      holds,
      patience,
      `In ${patience / 1000} s it did not come true that ${what}`,
      50,
    );
  }

  /** Whether it has come to rest and nothing covers its middle: what loads late may still push it. */
  private async canBeHit(selector: string): Promise<boolean> {
    const before = await this.standsStill(selector);
    const after = await this.standsStill(selector);
    const isOnTop = await this.run<boolean>(
      `const it = document.querySelector(arguments[0]);
      const { x, y, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));`,
      selector,
    );
    return isOnTop && before.x === after.x && before.y === after.y;
  }

  private async seesElement(element: WebElement, selector: string) {
    await this.until(`${selector} is to be seen`, () => element.isDisplayed());
  }

  private matchesFocus(selector: string) {
    return this.run<boolean>(
      'return Boolean(document.activeElement?.matches(arguments[0]))',
      selector,
    );
  }
}

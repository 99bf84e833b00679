import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'app-counter',
  template: '<button (click)="count.set(count() + 1)">{{ count() }}</button>',
})
class Counter {
  count = signal(0);
}

bootstrapApplication(Counter);

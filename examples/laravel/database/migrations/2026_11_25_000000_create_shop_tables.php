<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

class CreateShopTables extends Migration
{
    public function up(): void
    {
        Schema::create('sessions', function (Blueprint $table) {
            $table->string('id')->primary();
            $table->foreignId('user_id')->nullable();
            $table->string('ip_address', 45)->nullable();
            $table->text('user_agent')->nullable();
            $table->text('payload');
            $table->integer('last_activity')->index();
        });

        Schema::create('customers', function (Blueprint $table) {
            $table->id();
            $table->string('code')->unique();
            $table->string('email')->unique();
            $table->string('phone_ddd');
            $table->string('phone_number');
            $table->boolean('newsletter');
            $table->string('password')->nullable();
            $table->string('remember_token')->nullable();
            $table->string('instagram')->nullable();
            $table->text('registration')->nullable();
            $table->timestamps();
        });

        Schema::create('subscriptions', function (Blueprint $table) {
            $table->id();
            $table->string('code')->unique();
            $table->foreignId('customer_id')->index()->constrained();
            // The `Idempotency-Key` that opened it, and the session that sent it.
            $table->string('attempt')->nullable();
            $table->string('session_id')->nullable();
            $table->string('plan_code');
            $table->integer('amount');
            $table->integer('shipping_amount');
            $table->integer('parcels');
            $table->string('status')->default('WAITING');
            $table->string('pet_name')->nullable();
            $table->string('pet_sex')->nullable();
            $table->string('pet_size')->nullable();
            $table->text('address')->nullable();
            $table->string('photo')->nullable();
            $table->text('pet_data')->nullable();
            $table->timestamp('paid_at')->nullable();
            $table->date('next_env_date')->nullable();
            $table->timestamps();
            $table->unique(['session_id', 'customer_id', 'attempt']);
        });
    }
}
